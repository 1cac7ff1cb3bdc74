/** What is taken out of an SVG before it is kept. */
export const SVG_REMOVALS = [
  'scripts',
  'addresses',
  'pages',
  'pictures',
  'animations',
  'styles',
  'entities',
  'others',
] as const

export type SvgRemoval = (typeof SVG_REMOVALS)[number]

const ENGLISH: Record<SvgRemoval, string> = {
  scripts: 'scripts',
  addresses: 'links and addresses outside the file',
  pages: 'web pages within it',
  pictures: 'pictures that are fetched from elsewhere',
  animations: 'animations',
  styles: 'rules of style that fetch something',
  entities: 'the document type',
  others: 'parts that no drawing needs',
}

const GERMAN: Record<SvgRemoval, string> = {
  scripts: 'Skripte',
  addresses: 'Links und Adressen außerhalb der Datei',
  pages: 'Webseiten darin',
  pictures: 'Bilder, die anderswo geholt werden',
  animations: 'Animationen',
  styles: 'Stilregeln, die etwas nachladen',
  entities: 'der Dokumenttyp',
  others: 'Teile, die keine Zeichnung braucht',
}

/** As a row keeps it: "scripts addresses". */
function readSvgRemovals(kept: unknown): SvgRemoval[] {
  const names = typeof kept === 'string' ? kept.split(' ') : []
  return SVG_REMOVALS.filter((removal) => names.includes(removal))
}

/** To staff: what is no longer in the drawing they uploaded; null where all of it is. */
export function describeSvgRemovals(kept: unknown, language: string): string | null {
  const removals = readSvgRemovals(kept)
  if (removals.length === 0) return null
  const isGerman = language === 'de'
  const words = removals.map((removal) => (isGerman ? GERMAN : ENGLISH)[removal])
  const list = new Intl.ListFormat(isGerman ? 'de' : 'en-GB').format(words)
  return isGerman
    ? `Aus diesem SVG wurde herausgenommen, bevor es gespeichert wurde: ${list}. Sehen Sie nach, ob die Zeichnung noch stimmt.`
    : `Taken out of this SVG before it was kept: ${list}. See whether the drawing is still right.`
}
