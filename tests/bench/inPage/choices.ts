import { measureWork, nextFrame, nextTask, pause } from './frames.ts';

/** Milliseconds between presses: nobody chooses faster. */
const PRESS_INTERVAL = 150;

/** What can be chosen now of the choice with this name (a regular expression): radios or tabs, but not what is chosen already. */
function listUnselected(name: string): HTMLElement[] {
  const groups = document.querySelectorAll<HTMLElement>('main fieldset, main [role="tablist"]');
  const group = [...groups].find((each) =>
    new RegExp(name).test(each.querySelector('legend')?.textContent ?? each.ariaLabel ?? ''),
  );
  return [...(group?.querySelectorAll<HTMLElement>('input, [role="tab"]') ?? [])].filter(
    (one) => !one.matches(':checked, :disabled, [aria-selected="true"]'),
  );
}

/** Presses whatever else a choice offers, one after the other, so many times: milliseconds of work of each press. */
export async function measurePresses(name: string, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let press = 0; press < count; press++) {
    await pause(PRESS_INTERVAL);
    const others = listUnselected(name);
    const one = others[press % others.length];
    if (!one) throw new Error(`${name} offers nothing to press.`);
    one.scrollIntoView({ block: 'center' });
    await nextFrame();
    await nextTask();
    found.push(await measureWork(() => one.click()));
  }
  return found;
}
