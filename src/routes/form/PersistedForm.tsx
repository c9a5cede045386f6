import { type ReactNode, useEffect, useLayoutEffect, useReducer } from 'react';
import type { FormView } from '../../../machines/form/connectForm.ts';
import type { FormChart } from '../../../machines/form/createForm.ts';
import { type FormValues, isBlank } from '../../domain/form.ts';
import type { createFlow } from '../../kit/flow/createFlow.tsx';
import { createFormDraft, subscribeToSignOut } from '../../ports/formDraft.ts';

/** A key for the current visitor, which changes with each sign-out. */
function useVisitorKey(): number {
  const [visitorKey, changeVisitor] = useReducer((last: number) => last + 1, 0);
  // After the layout effects, in one of which the visit's own session is attached.
  useEffect(() => subscribeToSignOut(changeVisitor), []);
  return visitorKey;
}

type FormFlow = ReturnType<typeof createFlow<FormChart, FormView>>;
type Props = {
  flow: FormFlow;
  logic: FormChart;
  /** The subject of the form, where there are several. */
  about?: string;
  children: ReactNode;
};

/**
 * Starts the chart of a form. It is informed of what was typed before in this session, before the first paint, and each change is
 * stored until the form was sent. Whoever uses the store after a customer finds it empty.
 */
export function PersistedForm({ flow, logic, about = '', children }: Props) {
  const visitorKey = useVisitorKey();
  return (
    <flow.Provider key={`${about} ${visitorKey}`} logic={logic} options={{ input: { about } }}>
      <DraftPersistence flow={flow} name={[logic.id, about].filter(Boolean).join('_')} />
      {children}
    </flow.Provider>
  );
}

function DraftPersistence({ flow, name }: { flow: FormFlow; name: string }) {
  const actor = flow.useActorRef();
  useLayoutEffect(() => {
    const draft = createFormDraft(name);
    const values = draft.read();
    if (values) actor.send({ type: 'form.recalled', values });
    let lastValues: FormValues | null = null;
    const subscription = actor.subscribe(({ context }) => {
      if (context.values === lastValues) return;
      const isFirst = lastValues === null;
      lastValues = context.values;
      if (!isBlank(lastValues)) draft.write(lastValues);
      else if (!isFirst) draft.remove();
    });
    return () => subscription.unsubscribe();
  }, [actor, name]);
  return null;
}
