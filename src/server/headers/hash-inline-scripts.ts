import { hashOf, isFrameworkScript } from '@/platform/page-scripts'
import { MOVE_TO_HEAD } from '@/storefront/catalogue/menu-faces/move-to-head'

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi

const FONT_LOADS = /^(document\.fonts\.load\(("(?:[^"\\]|\\.)*")\);?)+$/

/**
 * The hashes of those scripts in a page that are known by their form: data for React, fonts to load and to move, React's own. Any other
 * script that got into a page stays without one, and the browser does not run it.
 */
export function hashInlineScripts(html: string): string[] {
  const found = Array.from(html.matchAll(INLINE), ([, script = '']) => script)
  return [...new Set(found.filter(isKnown).map((script) => `sha256-${hashOf(script)}`))]
}

function isKnown(script: string): boolean {
  return script === MOVE_TO_HEAD || FONT_LOADS.test(script) || isFrameworkScript(script)
}
