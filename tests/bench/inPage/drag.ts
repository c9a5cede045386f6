let times: number[] = [];
let positions = new Set<string>();
let isCounting = false;

/** Notes each frame from now on, and where an element is in it. */
export function countFrames(selector: string): void {
  const element = document.querySelector(selector) as HTMLElement;
  isCounting = true;
  times = [];
  positions = new Set();
  const next = (now: number) => {
    const { left, top } = element.getBoundingClientRect();
    times.push(now);
    positions.add(`${left} ${top}`);
    if (isCounting) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** The moments of these frames, in ms, and at how many places the element was in them; no more are counted. */
export function getFrames(): { times: number[]; places: number } {
  isCounting = false;
  return { times, places: positions.size };
}
