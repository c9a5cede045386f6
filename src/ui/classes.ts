import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** Joins the class names that are there; undefined where none is. */
export const classes = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;

/** An element whose look a part of this folder decides: the router's link, mostly (`<Link to="/art/" />`). */
export type Dressable = ReactElement<{ className?: string; children?: ReactNode }>;

/** The caller's element with our class names, attributes and content on it; what it brought itself stays. */
export const dress = (
  element: Dressable,
  { className, ...attributes }: { className?: string; [attribute: string]: unknown },
  children: ReactNode,
) => cloneElement(element, { ...attributes, className: classes(className, element.props.className) }, children);
