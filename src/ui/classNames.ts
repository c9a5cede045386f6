import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** Joins the truthy class names; undefined where there is none. */
export const joinClassNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;

/** An element that a component of this folder styles: the router's link, mostly (`<Link to="/art/" />`). */
export type StylableElement = ReactElement<{ className?: string; children?: ReactNode }>;

/** Clones the caller's element with these class names, attributes and children; its own props stay. */
export const cloneWithProps = (
  element: StylableElement,
  { className, ...attributes }: { className?: string; [attribute: string]: unknown },
  children: ReactNode,
) => cloneElement(element, { ...attributes, className: joinClassNames(className, element.props.className) }, children);
