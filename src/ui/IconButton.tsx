import type { ButtonHTMLAttributes, ReactNode } from 'react';
import busyStyles from './Busy.module.css';
import { cloneWithProps, joinClassNames, type StylableElement } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';
import { getPressableAttributes, type Pressable } from './pressable.ts';

type Look = {
  /** Read out; a count shown as `badge` belongs in it too ('Bag, 3 items'). */
  label: string;
  icon: IconName;
  badge?: number | string;
  /** `sheet` stands on a white disc, for a button that lies on a picture. */
  look?: 'plain' | 'sheet';
};
type ButtonProps = {
  pressed?: boolean;
} & Pressable &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>;
type LinkProps = { render: StylableElement };

/** A control that is only a drawing, 44 px wide and high. `pressed` makes it a toggle. */
export function IconButton(props: Look & (ButtonProps | LinkProps)) {
  if ('render' in props) {
    const { label, icon, badge, look = 'plain', render } = props;
    const attributes = { className: styles.button, 'data-look': look, 'aria-label': label };
    return cloneWithProps(render, attributes, renderContent(icon, badge));
  }
  const { label, icon, badge, look = 'plain', pressed, ...button } = props;
  const { busy, focusableWhenDisabled, ...rest } = button;
  return (
    <button
      type="button"
      {...rest}
      {...getPressableAttributes(button)}
      className={joinClassNames(styles.button, busy && busyStyles.busy)}
      data-look={look}
      aria-label={label}
      aria-pressed={pressed}
      title={rest.title ?? label}
    >
      {renderContent(icon, badge)}
    </button>
  );
}

const renderContent = (icon: IconName, badge: Look['badge']): ReactNode => (
  <>
    <Icon name={icon} />
    {badge === undefined ? null : (
      <span className={styles.badge} aria-hidden="true">
        {badge}
      </span>
    )}
  </>
);
