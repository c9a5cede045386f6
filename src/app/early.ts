type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was done to elements that nobody listens to yet, and how to do it again. */
const held = new Map<HTMLElement, () => void>();
let pressed: HTMLElement | undefined;
let isHydrated = false;

/** React leaves this mark on what it has taken over. */
const isTaken = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

function give(): void {
  if (!isHydrated) return;
  for (const [element, again] of held)
    if (!element.isConnected || isTaken(element)) {
      held.delete(element);
      element.ariaBusy = null;
      if (element === pressed) pressed = undefined;
      if (element.isConnected) again();
    }
  if (held.size) requestAnimationFrame(give);
}

function hold(element: HTMLElement, again: () => void): void {
  // Behind what was done to others before.
  held.delete(element);
  held.set(element, again);
  give();
}

function note(field: Field): void {
  if (isTaken(field)) return;
  const { type, value } = field;
  const checked = 'checked' in field && field.checked;
  hold(field, () => {
    // React took the field over as it stood: only what differs from its own note, made by the field's setters, is news.
    if (/^(checkbox|radio)$/.test(type)) {
      (field as HTMLInputElement).checked = !checked;
      return field.click();
    }
    if (!/^(file|select)/.test(type)) {
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  });
}

/**
 * Holds what a person does below `root` while the page is HTML whose script is on its way, or in a part of it that is: the
 * last press of a button or sending of a form, and what is typed. What the browser does by itself – links, summaries,
 * buttons of popovers – is left to it. Call it once, as early as possible.
 */
export function holdEarly(root: HTMLElement): void {
  const listen = (name: string, listener: (event: Event, target: HTMLElement) => void) =>
    root.addEventListener(name, (event) => listener(event, event.target as HTMLElement), true);
  const press = (event: Event, element: HTMLElement | null, again: (element: HTMLElement) => void) => {
    if (!element || isTaken(element)) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed) {
      held.delete(pressed);
      pressed.ariaBusy = null;
    }
    pressed = element;
    element.ariaBusy = 'true';
    hold(element, () => again(element));
  };
  listen('click', (event, target) => {
    const control = target.closest<HTMLElement>('a[href],summary,button');
    press(event, control?.matches('button:not([popovertarget])') ? control : null, (button) => button.click());
  });
  listen('submit', (event, form) => press(event, form, () => (form as HTMLFormElement).requestSubmit()));
  listen('input', (_, target) => note(target as Field));
  // What was typed, or filled in by the browser, before even this was here. Of radio buttons the chosen one counts.
  for (const field of root.querySelectorAll<HTMLInputElement>('input,textarea'))
    if (
      field.type === 'radio'
        ? field.checked && !field.defaultChecked
        : field.value !== field.defaultValue || field.checked !== field.defaultChecked
    )
      note(field);
}

/** Gives what was held, each part as soon as React has taken its element over. Call it once the page is hydrated. */
export function replay(): void {
  isHydrated = true;
  give();
}
