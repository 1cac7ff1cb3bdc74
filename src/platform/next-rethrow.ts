/**
 * Throws on what Next (16.4) throws for itself: a redirect, a page that is not found. The name says that it may change;
 * nothing else tells these from failures.
 */
export { unstable_rethrow as rethrowNextsOwn } from 'next/navigation'
