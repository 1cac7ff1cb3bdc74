/** What staff call each kind of block. */
export const BLOCK_NAMES: Record<string, string> = {
  specimen: 'Specimen',
  waterfall: 'Waterfall',
  glyphs: 'Glyphs',
  tester: 'Tester',
  columns: 'Text in columns',
  quote: 'Quotation',
  faq: 'Questions and answers',
  buttons: 'Row of buttons',
  image: 'Picture',
  pair: 'Pair of pictures',
  slider: 'Row of pictures',
  video: 'Video',
  pdf: 'PDF',
  typefaces: 'List of typefaces',
  licences: 'Table of licences',
}
