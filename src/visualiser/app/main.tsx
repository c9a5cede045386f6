import '../../ui/fonts.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { HydrationZone } from '../../kit/hydration/hydration.tsx';
import { createQueryClient } from '../catalogue/queries.ts';
import { watchTheme } from './theme.ts';
import { Visualiser } from './Visualiser.tsx';

watchTheme();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
createRoot(root).render(
  <QueryClientProvider client={createQueryClient()}>
    <HydrationZone id="root">
      <Visualiser />
    </HydrationZone>
  </QueryClientProvider>,
);
