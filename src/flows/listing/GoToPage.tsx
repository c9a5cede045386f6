import type { MessageId } from '../../messages/messages.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './Pages.module.css';

type Props = { page: number; problem: MessageId | null; go: (text: string) => void };

/** The box for those who know the number of the page. (CAT-12 to CAT-15) */
export const GoToPage = ({ page, problem, go }: Props) => (
  <form
    // Another page empties the box.
    key={page}
    className={styles.box}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      go(String(new FormData(event.currentTarget).get('page') ?? ''));
    }}
  >
    <TextInput
      name="page"
      label="Go to page"
      inputMode="numeric"
      autoComplete="off"
      tabular
      error={problem ? say(problem, { n: page }) : undefined}
      action={
        <Button type="submit" look="secondary">
          Go
        </Button>
      }
    />
  </form>
);
