import { LATE_CSS } from './late-css'

/**
 * Belongs after the page: it is painted before the rules come that only its changes, and enlarged text, need. It goes with a page that fails: what
 * comes in its place is put at the end of the body, whatever is left there.
 */
export function LateStyles() {
  return <style dangerouslySetInnerHTML={{ __html: LATE_CSS }} />
}
