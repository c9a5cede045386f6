import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button } from '../src/ui/Button.tsx';
import { Stack } from '../src/ui/Layout.tsx';
import { getContrast, PAIRS } from './contrast.ts';
import styles from './Tokens.module.css';

/**
 * The values that everything else is made of, read from `src/ui/tokens.css` as the browser has it: this page has no list
 * of its own.
 *
 * **Use** a token by what it is for (`--fault`, `--space-4`), never by how it looks. **Misuse:** A colour, a distance or a
 * duration that is written out in a part follows no change, and the contrast of such a colour is tested by nobody.
 */
const meta = {
  title: 'Design system/Tokens',
  tags: ['autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;
export default meta;

/** The names of all tokens, in the order of their stylesheet. */
function getTokens(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const root = rules.find(
    (rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root' && rule.style.getPropertyValue('--wall'),
  );
  return [...(root as CSSStyleRule).style].filter((name) => name.startsWith('--'));
}

const getValue = (token: string, place: Element = document.documentElement) =>
  getComputedStyle(place).getPropertyValue(token);

const isColour = (token: string) => CSS.supports('color', getValue(token));

const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;

/** A colour as #rrggbb, or as rgba() where what is behind it shows through. */
function normalizeColour(value: string): string {
  context.fillStyle = value;
  return context.fillStyle;
}

type Sample = (token: string, value: string) => ReactNode;

/** The tokens of a kind by name and value, each with a sample. */
const TokenList = ({ label, tokens, sample }: { label: string; tokens: string[]; sample?: Sample }) => (
  <ul className={styles.list} aria-label={label}>
    {tokens.map((token) => (
      <li key={token} className={styles.token}>
        <div>
          <code className={styles.name}>{token}</code>
          <span className={styles.value}>{getValue(token)}</span>
        </div>
        {sample?.(token, getValue(token))}
      </li>
    ))}
  </ul>
);

const isNamed = (pattern: RegExp) => getTokens().filter((token) => pattern.test(token));

/** Where a colour stands, with its contrast there; a text also does as a shape. */
const listPairs = (token: string) => {
  const pairs = PAIRS.filter(({ colour }) => `--${colour}` === token);
  const texts = pairs.filter(({ use }) => use === 'text');
  return texts.length > 0 ? texts : pairs;
};

function Palette({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const getHex = (token: string) => normalizeColour(getValue(token, place ?? undefined));
  return (
    <section ref={setPlace} className={styles.palette} data-theme={theme} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.colours}>
        {getTokens()
          .filter(isColour)
          .map((token) => (
            <li key={token} className={styles.colour}>
              <span className={styles.swatch} style={{ background: `var(${token})` }} />
              <div>
                <code className={styles.name}>{token}</code>
                <span className={styles.value}>{getHex(token)}</span>
              </div>
              <div className={styles.pairs}>
                {listPairs(token).map(({ use, ground, least }) => {
                  const ratio = getContrast(getHex(token), getHex(`--${ground}`));
                  const style = {
                    background: `var(--${ground})`,
                    [use === 'text' ? 'color' : 'borderColor']: `var(${token})`,
                  };
                  return (
                    <span key={ground} className={styles.pair} data-use={use} style={style}>
                      {ground} {ratio.toFixed(1)}
                      {ratio < least ? ` (under ${least})` : null}
                    </span>
                  );
                })}
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}

/**
 * Each colour with its contrast (WCAG 2.2) on every ground on which a part uses it: a text has at least 4.5, the edge of a
 * control at least 3.
 */
export const Colour: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Palette theme="light" title="The store" />
      <Palette theme="dark" title="Tools in the dark" />
    </Stack>
  ),
};

/** Headings are Fraunces, texts Instrument Sans. From 18 on, sizes grow between 390 and 1280 px of width. */
export const Type: StoryObj = {
  render: () => (
    <>
      <TokenList
        label="Sizes"
        tokens={isNamed(/^--text-\d/)}
        sample={(token) => (
          <span style={{ font: `var(--weight-display) var(${token}) / 1.2 var(--heading)` }}>
            Mitre & Mat, ₹1,24,500
          </span>
        )}
      />
      <TokenList
        label="Families"
        tokens={isNamed(/^--(heading|text)$/)}
        sample={(token) => (
          <span style={{ fontFamily: `var(${token})`, fontSize: 'var(--text-22)' }}>Kolam for a new year</span>
        )}
      />
      <TokenList
        label="Weights"
        tokens={isNamed(/^--weight/)}
        sample={(token) => <span style={{ fontWeight: `var(${token})` }}>A print that hangs for years</span>}
      />
      <TokenList
        label="Leading"
        tokens={isNamed(/^--leading/)}
        sample={(token) => (
          <span style={{ lineHeight: `var(${token})` }}>
            Each order is made for you.
            <br />
            It cannot be cancelled.
          </span>
        )}
      />
    </>
  ),
};

const bar: Sample = (token) => <span className={styles.bar} style={{ inlineSize: `var(${token})` }} />;
const box = (style: (token: string) => CSSProperties): Sample => {
  const Box: Sample = (token) => <span className={styles.box} style={style(token)} />;
  return Box;
};

/** Distances are steps of 4 px. There is one radius; `target` is the least that a finger needs, `control` the height of a field. */
export const Space: StoryObj = {
  render: () => (
    <>
      <TokenList label="Distances" tokens={isNamed(/^--(space|gutter|column-gap)/)} sample={bar} />
      <TokenList
        label="Radius"
        tokens={isNamed(/^--radius/)}
        sample={box((token) => ({ borderRadius: `var(${token})` }))}
      />
      <TokenList
        label="Controls"
        tokens={isNamed(/^--(target|control)$/)}
        sample={box((token) => ({ inlineSize: `var(${token})`, blockSize: `var(${token})` }))}
      />
      <TokenList label="Widths of a page and layers of a window" tokens={isNamed(/^--(page|reading|z-)/)} />
    </>
  ),
};

function Movement() {
  const [isAway, setAway] = useState(false);
  return (
    <Stack>
      <div>
        <Button look="secondary" size="small" onClick={() => setAway(!isAway)}>
          Move
        </Button>
      </div>
      <TokenList
        label="Durations"
        tokens={getTokens().filter((token) => /^[\d.]+m?s$/.test(getValue(token)))}
        sample={(token) => (
          <span className={styles.track}>
            <span
              className={styles.dot}
              data-away={isAway || undefined}
              style={{ transitionDuration: `var(${token})` }}
            />
          </span>
        )}
      />
      <TokenList label="Easing" tokens={isNamed(/^--ease/)} />
    </Stack>
  );
}

/** Motion only shows where a thing came from or went. Where a device asks for less of it, all durations are 0. */
export const Motion: StoryObj = { render: () => <Movement /> };

/** The light stands at the upper left. `hang` is for what hangs on a wall, `float` for what lies over a page. */
export const Shadow: StoryObj = {
  render: () => (
    <TokenList
      label="Shadows"
      tokens={isNamed(/^--shadow/)}
      sample={(token) => <span className={styles.card} style={{ boxShadow: `var(${token})` }} />}
    />
  ),
};
