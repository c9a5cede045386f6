import { useEffect, useMemo } from 'react';
import { provideActors } from '../../../machines/kit/port.ts';
import { playerMachine } from '../../../machines/player/player.machine.ts';
import type { PathAddress, PlayerEffect } from '../../../machines/player/player.setup.ts';
import type { AreaEffects } from '../../kit/flow/effects.ts';
import type { PanelProps } from '../ui/panel.ts';
import { useAddress } from '../ui/useAddress.ts';
import { Player } from './Player.tsx';
import { player } from './player.ts';
import { createStageHost } from './stageHost.ts';

/** The generated paths of a chart, and the player that performs them beside its diagram. */
export function PathsPanel({ chart, marks }: PanelProps) {
  const [{ path, step }, navigate] = useAddress();
  const { logic, attachStage } = useMemo(() => {
    const stageHost = createStageHost(chart, ({ states, transitionIds: ids }) =>
      marks.set({ active: new Set(states), firedTransitions: { ids } }),
    );
    return { logic: provideActors(playerMachine, stageHost.ports), attachStage: stageHost.attachStage };
  }, [chart, marks]);
  const effects: AreaEffects<PlayerEffect> = {
    'place.changed': (place) => navigate({ path: place.path, step: place.step || null }, 'replace'),
  };
  useEffect(() => () => marks.set({ active: undefined, firedTransitions: undefined, overlay: undefined }), [marks]);
  const stepCounts = chart.paths.map(({ steps }) => steps.length);
  return (
    <player.Provider key={chart.graph.id} logic={logic} effects={effects} options={{ input: { stepCounts } }}>
      <AddressSync path={path} step={step} />
      <Player chart={chart} marks={marks} attachStage={attachStage} />
    </player.Provider>
  );
}

/** Informs the player of what the address states, as it states something else. */
function AddressSync({ path, step }: PathAddress) {
  const actor = player.useActorRef();
  useEffect(() => actor.send({ type: 'address.changed', path, step }), [actor, path, step]);
  return null;
}
