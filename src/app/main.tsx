import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/print.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { connectBackend, removeStrayWorkers } from './backend.ts';
import { createQueries } from './queries.ts';

connectBackend();
removeStrayWorkers().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
createRoot(root).render(
  <BrowserRouter>
    <App queries={createQueries()} />
  </BrowserRouter>,
);
