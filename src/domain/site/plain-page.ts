import { ownValue } from '../own-value'

const STYLE = `body { margin: 0; padding: 12px clamp(16px, 10.9px + 1.4vw, 44px); background: #f7f7f5; color: #0a0a0a;
  font: clamp(13px, 9.4px + .26vw, 18px)/1.5 system-ui, sans-serif }
h1, p { font: inherit; margin: 0 }
svg { display: block; width: 100%; margin: 24px 0 40px }
a { display: inline-flex; align-items: center; min-height: 44px; margin-inline-end: 32px; color: inherit;
  text-underline-offset: .3em; text-decoration-thickness: 1px }
a:focus-visible { outline: 2px solid #00a014; outline-offset: 2px }`

/** A page without a script, a font, or any other file. */
export function plainPage({ title, main }: { title: string; main: string }): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
${STYLE}
</style>
<main>
${main}
</main>
`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe as text and within a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ownValue(ENTITIES, sign) ?? sign)
}
