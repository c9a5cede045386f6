import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { StoreRouter } from '../../src/app/StoreRouter.tsx';
import { cleanup, render } from '../support/render.tsx';

const here = location.href;
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  history.replaceState(null, '', here);
});

test('[UPL-18] a page whose code comes late keeps the address it was asked for, whatever is noted in the address bar meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shown = new Set<string>();
  let go: NavigateFunction = () => undefined;
  const Page = () => {
    const { pathname, search } = useLocation();
    go = useNavigate();
    shown.add(pathname + search);
    return null;
  };
  render(
    <StoreRouter>
      <Page />
    </StoreRouter>,
  );
  shown.clear();
  go('/crop?image=hill');
  await vi.waitFor(() => expect(shown).toContain('/crop?image=hill'));
  history.replaceState(history.state, '', '/crop?image=hill&backend=latency:1');
  vi.runAllTimers();
  go('/about/');
  await vi.waitFor(() => expect(shown).toContain('/about/'));
  expect([...shown]).toEqual(['/crop?image=hill', '/about/']);
});
