import { useEffect, useMemo } from 'react';
import { fill } from '../../../machines/kit/port.ts';
import { playerMachine } from '../../../machines/player/player.machine.ts';
import type { Asked } from '../../../machines/player/player.setup.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import type { PanelProps } from '../app/panel.ts';
import { Player } from './Player.tsx';
import { player } from './player.ts';
import { createPlayhouse } from './playhouse.ts';

/** The generated paths of a chart, and the player that performs them beside its diagram. */
export function PathsPanel({ chart, address: { path, step }, go, marks }: PanelProps) {
  const { logic, take } = useMemo(() => {
    const { calls, take: taken } = createPlayhouse(chart, ({ states, taken: ids }) =>
      marks.set({ active: new Set(states), taken: { ids } }),
    );
    return { logic: fill(playerMachine, calls), take: taken };
  }, [chart, marks]);
  const lead = useMemo<EffectHandler>(
    () => (effect) => {
      const shown = effect as unknown as Asked;
      go({ path: shown.path, step: shown.step || null }, 'quietly');
    },
    [go],
  );
  useEffect(() => () => marks.set({ active: undefined, taken: undefined, overlay: undefined }), [marks]);
  const lengths = chart.paths.map(({ steps }) => steps.length);
  return (
    <EffectHandlerContext value={lead}>
      <player.Start key={chart.graph.id} logic={logic} options={{ input: { lengths } }}>
        <Following path={path} step={step} />
        <Player chart={chart} marks={marks} take={take} />
      </player.Start>
    </EffectHandlerContext>
  );
}

/** Tells the player what the address says, as it says something else. */
function Following({ path, step }: Asked) {
  const actor = player.useActor();
  useEffect(() => actor.send({ type: 'address.changed', path, step }), [actor, path, step]);
  return null;
}
