import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useReducer } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FormChart } from '../../../machines/form/createForm.ts';
import { type FormValues, isBlank } from '../../domain/form.ts';
import { createFormDraft, subscribeToSignOut } from '../../ports/formDraft.ts';

/** A number for whoever types here: another one once a customer has left the store to somebody else. */
function useTypist(): number {
  const [typist, leave] = useReducer((last: number) => last + 1, 0);
  // Behind the layout effects, in one of which the visit's own session becomes the one that is followed.
  useEffect(() => subscribeToSignOut(leave), []);
  return typist;
}

type FormFlow = {
  Provider: ComponentType<{ logic?: FormChart; options?: { input: { about?: string } }; children: ReactNode }>;
  useActorRef(): ActorRefFrom<FormChart>;
};
type Props = {
  flow: FormFlow;
  logic: FormChart;
  /** For which of several things the form is. */
  about?: string;
  children: ReactNode;
};

/**
 * Starts the chart of a form. It is informed of what was typed before in this session, before the first paint, and each change is
 * stored until the form was sent. Whoever uses the store after a customer finds it empty.
 */
export function PersistedForm({ flow, logic, about = '', children }: Props) {
  const typist = useTypist();
  return (
    <flow.Provider key={`${about} ${typist}`} logic={logic} options={{ input: { about } }}>
      <Keeping flow={flow} name={[logic.id, about].filter(Boolean).join('_')} />
      {children}
    </flow.Provider>
  );
}

function Keeping({ flow, name }: { flow: FormFlow; name: string }) {
  const actor = flow.useActorRef();
  useLayoutEffect(() => {
    const draft = createFormDraft(name);
    const values = draft.read();
    if (values) actor.send({ type: 'form.recalled', values });
    let last: FormValues | null = null;
    const writing = actor.subscribe(({ context }) => {
      if (context.values === last) return;
      const isFirst = last === null;
      last = context.values;
      if (!isBlank(last)) draft.write(last);
      else if (!isFirst) draft.remove();
    });
    return () => writing.unsubscribe();
  }, [actor, name]);
  return null;
}
