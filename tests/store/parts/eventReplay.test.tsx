import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureEvents } from '../../../src/app/eventReplay.ts';
import { HydrationZone } from '../../../src/kit/hydration/hydration.tsx';

/** What the page's handlers were given. */
const messages: string[] = [];

function Later() {
  return (
    <HydrationZone id="later-block">
      <button type="button" onClick={() => messages.push('later')}>
        Later
      </button>
    </HydrationZone>
  );
}
let arrive: () => void = () => undefined;
let LazyLater = lazy(async () => ({ default: Later }));

function Example({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  const [name, setName] = useState('');
  const [isGift, setGift] = useState(false);
  return (
    <main id="main">
      <button type="button" onClick={() => messages.push('first')}>
        First
      </button>
      <button type="button" onClick={() => messages.push('second')}>
        Second
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          messages.push(`sent by ${name}`);
        }}
      >
        <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
        <input type="checkbox" aria-label="Gift" checked={isGift} onChange={({ target }) => setGift(target.checked)} />
        <button type="submit">Send</button>
      </form>
      <output>{`${name}, ${isGift ? 'a gift' : 'no gift'}`}</output>
      <details>
        <summary>More</summary>
        <p>Words</p>
      </details>
      <div id="later-block">
        <Suspense fallback={null}>
          <LazyLater />
        </Suspense>
      </div>
    </main>
  );
}

/** As the server writes it. */
const HTML = `<main id="main"><button type="button">First</button><button type="button">Second</button><form><input aria-label="Name" value=""/><input type="checkbox" aria-label="Gift"/><button type="submit">Send</button></form><output>, no gift</output><details><summary>More</summary><p>Words</p></details><div id="later-block"><!--$--><button type="button">Later</button><!--/$--></div></main>`;

let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  messages.length = 0;
  const waiting = new Promise<void>((go) => {
    arrive = go;
  });
  LazyLater = lazy(async () => {
    await waiting;
    return { default: Later };
  });
  place = document.createElement('div');
  place.innerHTML = HTML;
  document.body.append(place);
  captureEvents(place);
});
afterEach(() => {
  root?.unmount();
  place.remove();
});

const hydrate = async () => {
  const onRecoverableError = vi.fn();
  await new Promise<void>((resolve) => {
    const page = (
      <HydrationZone id="main">
        <Example onHydrated={resolve} />
      </HydrationZone>
    );
    root = hydrateRoot(place, page, { onRecoverableError });
  });
  return onRecoverableError;
};
const button = (name: string) => screen.getByRole('button', { name });

test('the last press on a page without its script is given once it is there, and nothing twice', async () => {
  await userEvent.click(button('First'));
  await userEvent.click(button('Second'));
  expect(button('Second')).toHaveAttribute('aria-busy', 'true');
  expect(button('First')).not.toHaveAttribute('aria-busy');
  const torn = await hydrate();
  await waitFor(() => expect(messages).toEqual(['second']));
  expect(button('Second')).not.toHaveAttribute('aria-busy');
  await userEvent.click(button('First'));
  expect(messages).toEqual(['second', 'first']);
  expect(torn).not.toHaveBeenCalled();
});

test('what was typed and ticked stays, is known to the page, and is what the form sends', async () => {
  await userEvent.type(screen.getByRole('textbox'), 'Asha');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(button('Send'));
  await hydrate();
  await waitFor(() => expect(messages).toEqual(['sent by Asha']));
  expect(screen.getByRole('status')).toHaveTextContent('Asha, a gift');
  expect(screen.getByRole('textbox')).toHaveValue('Asha');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('what is typed and sent while the page is hydrated, before its charts have started, follows what was typed before', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'A');
  const continueTyping = () => {
    fireEvent.input(field, { target: { value: 'Asha' } });
    button('Send').click();
  };
  place.addEventListener('hydrated', continueTyping, { once: true });
  await hydrate();
  await waitFor(() => expect(messages).toEqual(['sent by Asha']));
  expect(field).toHaveValue('Asha');
});

test('a field that nobody touched is not filled in again', async () => {
  const changed = vi.fn();
  place.addEventListener('change', changed);
  await hydrate();
  await userEvent.click(button('First'));
  await waitFor(() => expect(messages).toEqual(['first']));
  expect(changed).not.toHaveBeenCalled();
});

test('what the browser does alone is left to it', async () => {
  await userEvent.click(screen.getByText('More'));
  expect(screen.getByText('Words')).toBeVisible();
});

test('a press in a part whose code is still to come waits for that part', async () => {
  await hydrate();
  await userEvent.click(button('Later'));
  expect(button('Later')).toHaveAttribute('aria-busy', 'true');
  arrive();
  await waitFor(() => expect(messages).toEqual(['later']));
  expect(button('Later')).not.toHaveAttribute('aria-busy');
});

test('a press on what the page took away meanwhile is given to nobody', async () => {
  await userEvent.click(button('Second'));
  const second = button('Second');
  place.addEventListener('hydrated', () => second.remove(), { capture: true });
  await hydrate();
  await userEvent.click(button('First'));
  await waitFor(() => expect(messages).toEqual(['first']));
});
