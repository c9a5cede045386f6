import { nextFrame, nextTask, pause, waitForPaint } from './frames.ts';

/** Milliseconds between presses: nobody chooses faster. */
const PRESS_INTERVAL = 400;

const listBoxes = () => [...document.querySelectorAll<HTMLInputElement>('dialog fieldset input[type="checkbox"]')];
/** A filter is labelled with its name and with what it would leave: 'Blue, 24 prints'. */
const getName = ({ ariaLabel }: HTMLInputElement) => ariaLabel?.replace(/, [^,]*$/, '') ?? '';
const getTotal = ({ ariaLabel }: HTMLInputElement) => ariaLabel?.replace(/^.*, /, '') ?? '';
const getFacet = (box: HTMLInputElement) => box.closest('fieldset')?.querySelector('legend')?.textContent ?? '';

const isShown = (text: string) => document.querySelector('dialog [role="status"]')?.textContent === text;
const getCards = () => [...document.querySelectorAll('main li h2')].map((title) => title.textContent).join();

/** Milliseconds of a press: until the panel says what is left, and until the list behind it shows that. */
async function measurePress(box: HTMLInputElement, total: string) {
  box.scrollIntoView({ block: 'center' });
  await pause(PRESS_INTERVAL);
  await nextFrame();
  await nextTask();
  const cards = getCards();
  const pressed = performance.now();
  box.click();
  const answer = (await waitForPaint(() => isShown(total))) - pressed;
  return { answer, list: (await waitForPaint(() => getCards() !== cards)) - pressed };
}

/** Presses so many filters of each kind, of those that leave less, and takes each back. */
export async function measureFilters(total: string, count: number) {
  const leaveLess = listBoxes().filter((box) => getTotal(box) !== total && !getTotal(box).startsWith('0 '));
  const isAmongFirst = (box: HTMLInputElement) =>
    leaveLess.filter((other) => getFacet(other) === getFacet(box)).indexOf(box) < count;
  const names = leaveLess.filter(isAmongFirst).map(getName);
  const found: { facet: string; answer: number; list: number }[] = [];
  for (const name of names)
    for (const back of [false, true]) {
      const box = listBoxes().find((each) => getName(each) === name);
      if (!box) throw new Error(`${name} is gone from the filters.`);
      found.push({ facet: getFacet(box), ...(await measurePress(box, back ? total : getTotal(box))) });
    }
  return found;
}
