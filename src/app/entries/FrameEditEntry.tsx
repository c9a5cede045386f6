import { FrameEditPage } from '../../pages/frameEdit/FrameEditPage.tsx';
import { ConfiguratorPortsProvider } from './ConfiguratorPortsProvider.tsx';

/** The screen of one frame with its charts filled. */
export const FrameEditEntry = () => (
  <ConfiguratorPortsProvider>
    <FrameEditPage />
  </ConfiguratorPortsProvider>
);
