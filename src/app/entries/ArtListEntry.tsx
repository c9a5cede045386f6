import { ArtListPage } from '../../pages/artList/ArtListPage.tsx';
import { ShopPortsProvider } from './ShopPortsProvider.tsx';

export const ArtListEntry = () => (
  <ShopPortsProvider>
    <ArtListPage />
  </ShopPortsProvider>
);
