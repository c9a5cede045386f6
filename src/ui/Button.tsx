import { type ButtonHTMLAttributes, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import busyStyles from './Busy.module.css';
import styles from './Button.module.css';
import { joinClassNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

export type PressableProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Its action is under way: it keeps its width and its focus, and does nothing until that ends. */
  busy?: boolean;
  /** Keeps the focus where its own press disables it. */
  focusableWhenDisabled?: boolean;
};

const doNothing = (event: MouseEvent) => event.preventDefault();

/** A `<button>` that states whether it can be pressed. One that is disabled loses the focus to the document. */
export function PressableButton({
  busy,
  disabled,
  focusableWhenDisabled,
  onClick,
  className,
  ...rest
}: PressableProps) {
  const isOff = disabled && !busy;
  return (
    <button
      type="button"
      {...rest}
      className={joinClassNames(className, busy && busyStyles.busy)}
      disabled={isOff && !focusableWhenDisabled}
      aria-disabled={busy || (isOff && focusableWhenDisabled) || undefined}
      aria-busy={busy || undefined}
      onClick={busy || isOff ? doNothing : onClick}
    />
  );
}

/** An element that is drawn as a button: a link, mostly (`<Link to="/art/" />`). */
export type StylableElement = ReactElement<{ className?: string; children?: ReactNode }>;

type ButtonLook = {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `small` is 44 px high, the least a finger needs. */
  size?: 'normal' | 'small';
  /** As wide as its container. */
  wide?: boolean;
  icon?: IconName;
};

type ButtonProps = PressableProps & {
  /** Stands in the label's place while busy; the button is as wide as the longer of the two at all times. */
  busyText?: string;
};
type LinkProps = { children: ReactNode } & ({ href: string } | { render: StylableElement });

/** A button, or a link that looks like one: by `href`, or by `render`, the router's own element. */
export function Button(props: ButtonLook & (ButtonProps | LinkProps)) {
  if ('render' in props || 'href' in props) return <LinkButton {...props} />;
  const { look = 'primary', size = 'normal', wide, icon, busyText, children, ...button } = props;
  return (
    <PressableButton
      {...button}
      className={styles.button}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
    >
      <Label icon={icon} busy={button.busy} busyText={busyText}>
        {children}
      </Label>
    </PressableButton>
  );
}

function LinkButton({ look = 'primary', size = 'normal', wide, icon, children, ...link }: ButtonLook & LinkProps) {
  const label = <Label icon={icon}>{children}</Label>;
  const attributes = {
    className: styles.button,
    'data-look': look,
    'data-size': size,
    'data-wide': wide || undefined,
  };
  if ('render' in link) return cloneElement(link.render, attributes, label);
  return (
    <a {...attributes} href={link.href}>
      {label}
    </a>
  );
}

type LabelParts = { icon?: IconName; busy?: boolean; busyText?: string; children: ReactNode };

function Label({ icon, busy, busyText, children }: LabelParts) {
  return (
    <>
      {icon ? <Icon name={icon} size={20} /> : null}
      <span className={styles.label}>
        <span className={styles.text} data-hidden={(busy && busyText !== undefined) || undefined}>
          {children}
        </span>
        {busyText === undefined ? null : (
          <span className={styles.text} data-hidden={!busy || undefined}>
            {busyText}
          </span>
        )}
      </span>
    </>
  );
}
