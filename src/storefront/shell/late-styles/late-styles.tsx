import { LATE_CSS } from './late-css'

/** Belongs at the end of the body: a page is painted before the rules come that only its changes need. */
export function LateStyles() {
  return <style dangerouslySetInnerHTML={{ __html: LATE_CSS }} />
}
