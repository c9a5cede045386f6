import { useKept } from '../../kit/kept.ts';
import { BackLink } from '../configurator/BackLink.tsx';
import { useConfiguratorPorts } from '../configurator/ports.ts';

/** The way back to the list as it was left, or to its start. (ART-03) */
export function BackToList() {
  const { readListPath } = useConfiguratorPorts();
  return <BackLink to={useKept(readListPath) ?? '/art/'} />;
}
