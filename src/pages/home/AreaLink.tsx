import { type ReactNode, use } from 'react';
import { EffectHandlerContext } from '../../kit/effects.ts';
import { Link } from '../../ui/Link.tsx';

type Props = { to: string; className?: string; children?: ReactNode };

/** A link into a part of the shop, which begins it as the same link of the header does. (SHELL-05, SHELL-07) */
export function AreaLink({ to, ...rest }: Props) {
  const handle = use(EffectHandlerContext);
  return <Link to={to} {...rest} onClick={() => handle({ type: 'area.begun', path: to }, 'home')} />;
}
