import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** Joins the class names that are there; undefined where none is. */
export const joinClassNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;

/** An element whose look a part of this folder decides: the router's link, mostly (`<Link to="/art/" />`). */
export type StylableElement = ReactElement<{ className?: string; children?: ReactNode }>;

/** The caller's element with our class names, attributes and content on it; what it brought itself stays. */
export const cloneWithProps = (
  element: StylableElement,
  { className, ...attributes }: { className?: string; [attribute: string]: unknown },
  children: ReactNode,
) => cloneElement(element, { ...attributes, className: joinClassNames(className, element.props.className) }, children);
