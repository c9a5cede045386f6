import styles from './Mirror.module.css';
import { useRecording } from './mirrorDisplay.ts';
import type { ActorRecording } from './recording.ts';
import { formatEvent } from './words.ts';

const ROWS = 24;
const LANE = 132;
const ROW = 26;
const HEAD = 34;
/** Whatever is no actor: a person, a page, the browser. */
const OUTSIDE = 'outside';

const getName = (actors: ReadonlyMap<string, ActorRecording>, session: string) =>
  session === OUTSIDE ? 'view' : (actors.get(session)?.name ?? session);

/** The last messages between the actors of the page, a lane for each. */
export function Sequence() {
  const recording = useRecording();
  const sentMessages = recording
    .happenings()
    .slice(-400)
    .flatMap((happening) => (happening.kind === 'sent' ? [{ ...happening, from: happening.from ?? OUTSIDE }] : []))
    .slice(-ROWS);
  if (sentMessages.length === 0) return null;
  const lanes = [...new Set(sentMessages.flatMap(({ from, to }) => [from, to]))];
  const getX = (session: string) => lanes.indexOf(session) * LANE + LANE / 2;
  const height = HEAD + sentMessages.length * ROW + 8;
  const messages = sentMessages.map(
    ({ from, to, event }) =>
      `${getName(recording.actors(), from)} to ${getName(recording.actors(), to)}: ${formatEvent(event.type)}`,
  );
  return (
    <details className={styles.section} open>
      <summary className={styles.heading}>Between actors</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.sequence} aria-label="Messages between actors" tabIndex={0}>
        <svg width={lanes.length * LANE} height={height} role="img" aria-label={messages.slice(-5).join('; ')}>
          {lanes.map((session) => (
            <g key={session}>
              <line className={styles.lane} x1={getX(session)} x2={getX(session)} y1={HEAD - 6} y2={height} />
              <text className={styles.laneName} x={getX(session)} y={16} textAnchor="middle">
                {getName(recording.actors(), session)}
              </text>
            </g>
          ))}
          {sentMessages.map(({ seq, from, to, event }, row) => (
            <Message
              key={seq}
              from={getX(from)}
              to={getX(to)}
              y={HEAD + row * ROW + 14}
              text={formatEvent(event.type)}
            />
          ))}
        </svg>
      </section>
    </details>
  );
}

type MessageProps = { from: number; to: number; y: number; text: string };

function Message({ from, to, y, text }: MessageProps) {
  const shortText = text.length > 22 ? `${text.slice(0, 21)}…` : text;
  if (from === to)
    return (
      <g className={styles.message}>
        <path d={`M${from},${y - 5} h14 v9 h-10`} />
        <path className={styles.arrow} d={`M${from + 2},${y + 4} l6,-3.5 v7 z`} />
        <text x={from + 19} y={y + 3}>
          {shortText}
        </text>
      </g>
    );
  const direction = Math.sign(to - from);
  return (
    <g className={styles.message}>
      <path d={`M${from},${y} H${to - direction * 4}`} />
      <path className={styles.arrow} d={`M${to},${y} l${-direction * 7},-3.5 v7 z`} />
      <text x={(from + to) / 2} y={y - 4} textAnchor="middle">
        {shortText}
      </text>
    </g>
  );
}
