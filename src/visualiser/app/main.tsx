import '../../ui/fonts.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import './theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { HydrationZone } from '../../kit/hydration.tsx';
import { createQueries } from './data.ts';
import { followTheme } from './theme.ts';
import { Visualiser } from './Visualiser.tsx';

followTheme();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
createRoot(root).render(
  <QueryClientProvider client={createQueries()}>
    <HydrationZone id="root">
      <Visualiser />
    </HydrationZone>
  </QueryClientProvider>,
);
