import { ArtDetailPage } from '../../pages/artDetail/ArtDetailPage.tsx';
import { ConfiguratorPortsProvider } from './ConfiguratorPortsProvider.tsx';

/** The art detail with its charts filled. */
export const ArtDetailEntry = () => (
  <ConfiguratorPortsProvider>
    <ArtDetailPage />
  </ConfiguratorPortsProvider>
);
