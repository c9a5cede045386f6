import { HYDRATED_EVENT, HYDRATION_ZONES } from '../kit/hydration/hydrationSignals.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a script answers for; links, summaries and buttons of popovers are the browser's own. */
const PRESSED = 'button:not([popovertarget]), form';
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

/** How to put into a field what it holds now, once it is hydrated, as a person would: React hears of a change only. */
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
      // Past the setter by which React notes what it knows already.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
}

/**
 * Holds what a person does in HTML that is not hydrated yet – the last press of a button or sending of a form, and what is
 * typed – and does it again as soon as React answers for its zone. What the browser does by itself – links, summaries,
 * buttons of popovers – is left to it. Call it once, as early as possible.
 */
export function captureEvents(root: HTMLElement): void {
  const waiting = new Set<Element>(root.querySelectorAll(`${PRESSED}, ${FIELDS}`));
  const captured = new Map<HTMLElement, () => void>();
  let pressed: HTMLElement | null = null;

  const hold = (element: HTMLElement, again: () => void) => {
    // Behind what was done to others before.
    captured.delete(element);
    captured.set(element, again);
  };
  const note = (field: Field) => hold(field, createReplay(field));
  const press = (event: Event, element: HTMLElement, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    if (pressed) {
      captured.delete(pressed);
      pressed.ariaBusy = null;
    }
    pressed = element;
    element.ariaBusy = 'true';
    hold(element, again);
  };
  const listen = (name: string, listener: (event: Event, target: HTMLElement) => void) =>
    root.addEventListener(name, (event) => listener(event, event.target as HTMLElement), true);

  listen('click', (event, target) => {
    const button = target.closest<HTMLElement>('a[href], summary, button');
    if (button && waiting.has(button)) press(event, button, () => button.click());
  });
  listen('submit', (event, form) => {
    if (waiting.has(form)) press(event, form, () => (form as HTMLFormElement).requestSubmit());
  });
  listen('input', (_, field) => {
    if (waiting.has(field)) note(field as Field);
  });
  for (const field of root.querySelectorAll<Field>(FIELDS)) if (isFilled(field)) note(field);

  root.addEventListener(HYDRATED_EVENT, ({ target: zone }) => {
    for (const element of waiting) if (element.closest(HYDRATION_ZONES) === zone) waiting.delete(element);
    // Behind the effects of what was hydrated, in which charts start.
    setTimeout(() => {
      for (const [element, again] of captured)
        if (!waiting.has(element)) {
          captured.delete(element);
          element.ariaBusy = null;
          if (element === pressed) pressed = null;
          if (element.isConnected) again();
        }
    });
  });
}
