/** Style sheets that were asked for and did not come. */
const missed = new Set<HTMLLinkElement>();

/** Notes style sheets that do not come, from now on; returns how to stop. */
export function noteMissedStyles(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missed.add(target);
  };
  // Such an error is told to the element alone, and to whoever listens on the way down to it.
  document.addEventListener('error', note, { capture: true });
  return () => document.removeEventListener('error', note, { capture: true });
}

const asked = (link: HTMLLinkElement) =>
  new Promise<void>((come, fail) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => come());
    again.addEventListener('error', () => fail(new Error(`The styles at ${link.href} did not come.`)));
    missed.delete(link);
    link.replaceWith(again);
  });

/**
 * Asks again for the styles that did not come: a build's code asks for the styles of a chunk once, so that code which comes at the
 * second try would stand there without them. Rejects where one still does not come.
 */
export const bringMissedStyles = async (): Promise<void> => {
  await Promise.all([...missed].map(asked));
};
