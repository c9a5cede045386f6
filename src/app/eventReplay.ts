import { HYDRATED_EVENT, HYDRATION_ZONES } from '../kit/hydration/hydrationSignals.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Elements that need a script; links, summaries and buttons of popovers work without one. */
const PRESSABLE = 'button:not([popovertarget]), form';
const FIELDS = 'input, textarea, select';

/** Was a field filled in, by a person or by the browser, since it was parsed? Of radio buttons the chosen one counts. */
function isFilled(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  // A checkbox without a value has another one than its default.
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Returns a function that enters the current value of a field again, as a person would, because React is informed of changes only. */
function createReplay(field: Field): () => void {
  const { type, value } = field;
  const isChecked = 'checked' in field && field.checked;
  return () => {
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(type)) {
      field.checked = !isChecked;
      field.click();
      return;
    }
    if (!/^(file|select)/.test(type)) {
      field.value = '';
      // Past the setter by which React tracks the value.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
}

/**
 * Captures what a person does in HTML that is not hydrated yet – the last click of a button or submit of a form, and what is
 * typed – and replays it as soon as its zone is hydrated. What the browser does by itself – links, summaries,
 * buttons of popovers – is left to it. Call it once, as early as possible.
 */
export function captureEvents(root: HTMLElement): void {
  const unhydrated = new Set<Element>(root.querySelectorAll(`${PRESSABLE}, ${FIELDS}`));
  const replays = new Map<HTMLElement, () => void>();
  let pressedElement: HTMLElement | null = null;

  const capture = (element: HTMLElement, replay: () => void) => {
    // Moves it to the end, so that events are replayed in order.
    replays.delete(element);
    replays.set(element, replay);
  };
  const captureField = (field: Field) => capture(field, createReplay(field));
  const capturePress = (event: Event, element: HTMLElement, replay: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    if (pressedElement) {
      replays.delete(pressedElement);
      pressedElement.ariaBusy = null;
    }
    pressedElement = element;
    element.ariaBusy = 'true';
    capture(element, replay);
  };
  const listen = (name: string, listener: (event: Event, target: HTMLElement) => void) =>
    root.addEventListener(name, (event) => listener(event, event.target as HTMLElement), true);

  listen('click', (event, target) => {
    const button = target.closest<HTMLElement>('a[href], summary, button');
    if (button && unhydrated.has(button)) capturePress(event, button, () => button.click());
  });
  listen('submit', (event, form) => {
    if (unhydrated.has(form)) capturePress(event, form, () => (form as HTMLFormElement).requestSubmit());
  });
  listen('input', (_, field) => {
    if (unhydrated.has(field)) captureField(field as Field);
  });
  for (const field of root.querySelectorAll<Field>(FIELDS)) if (isFilled(field)) captureField(field);

  root.addEventListener(HYDRATED_EVENT, ({ target: zone }) => {
    // After the effects of the hydrated components, in which charts start: what is done until then is still captured.
    setTimeout(() => {
      for (const element of unhydrated) if (element.closest(HYDRATION_ZONES) === zone) unhydrated.delete(element);
      for (const [element, replay] of replays)
        if (!unhydrated.has(element)) {
          replays.delete(element);
          element.ariaBusy = null;
          if (element === pressedElement) pressedElement = null;
          if (element.isConnected) replay();
        }
    });
  });
}
