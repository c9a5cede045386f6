import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/print.css';
import '../ui/viewTransitions.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { connectBackend, removeStrayWorkers } from './backend.ts';
import { createQueries } from './queries.ts';
import { StoreRouter } from './StoreRouter.tsx';

connectBackend();
removeStrayWorkers().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
// Each page tells of itself from now on.
for (const told of document.head.querySelectorAll('[data-until-drawn]')) told.remove();
createRoot(root).render(
  <StoreRouter>
    <App queries={createQueries()} />
  </StoreRouter>,
);
