import { cloneElement, type ReactNode } from 'react';
import { PressableButton, type PressableProps, type StylableElement } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

type Look = {
  /** Read out; a count shown as `badge` belongs in it too ('Bag, 3 items'). */
  label: string;
  icon: IconName;
  badge?: number | string;
  /** `sheet` stands on a white disc, for a button that lies on a picture. */
  look?: 'plain' | 'sheet';
};
type ButtonProps = Omit<PressableProps, 'children'> & { pressed?: boolean };
type LinkProps = { render: StylableElement };

/** A control that is only a drawing, 44 px wide and high. `pressed` makes it a toggle. */
export function IconButton(props: Look & (ButtonProps | LinkProps)) {
  if ('render' in props) {
    const { label, icon, badge, look = 'plain', render } = props;
    const attributes = { className: styles.button, 'data-look': look, 'aria-label': label };
    return cloneElement(render, attributes, renderContent(icon, badge));
  }
  const { label, icon, badge, look = 'plain', pressed, ...button } = props;
  return (
    <PressableButton
      {...button}
      className={styles.button}
      data-look={look}
      aria-label={label}
      aria-pressed={pressed}
      title={button.title ?? label}
    >
      {renderContent(icon, badge)}
    </PressableButton>
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
