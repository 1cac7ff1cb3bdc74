/** The machinery of shaping: always on where the script needs it, so no reader is asked. */
const ALWAYS_ON = new Set(
  (
    'abvf abvm abvs akhn blwf blwm blws ccmp cfar cjct curs dist fin2 fin3 fina flac half haln init ' +
    'isol ljmo locl ltra ltrm mark med2 medi mkmk mset nukt pkna pref pres pstf psts rclt rkrf rlig ' +
    'rphf rtla rtlm rvrn ssty stch tjmo vatu vjmo'
  ).split(' '),
)

const STANDARD_NAMES: Record<string, string> = {
  aalt: 'All alternates',
  afrc: 'Alternative fractions',
  c2pc: 'Petite capitals from capitals',
  c2sc: 'Small capitals from capitals',
  calt: 'Contextual alternates',
  case: 'Case-sensitive forms',
  clig: 'Contextual ligatures',
  cpct: 'Centred punctuation',
  cswh: 'Contextual swashes',
  dlig: 'Discretionary ligatures',
  dnom: 'Denominators',
  expt: 'Expert forms',
  falt: 'Final glyph on line',
  frac: 'Fractions',
  fwid: 'Full widths',
  halt: 'Alternate half widths',
  hist: 'Historical forms',
  hkna: 'Horizontal kana',
  hlig: 'Historical ligatures',
  hngl: 'Hangul',
  hojo: 'Hojo kanji forms',
  hwid: 'Half widths',
  ital: 'Italics',
  jalt: 'Justification alternates',
  jp04: 'JIS 2004 forms',
  jp78: 'JIS 78 forms',
  jp83: 'JIS 83 forms',
  jp90: 'JIS 90 forms',
  liga: 'Standard ligatures',
  lnum: 'Lining figures',
  mgrk: 'Mathematical Greek',
  nalt: 'Annotation forms',
  nlck: 'NLC kanji forms',
  numr: 'Numerators',
  onum: 'Oldstyle figures',
  ordn: 'Ordinals',
  ornm: 'Ornaments',
  pcap: 'Petite capitals',
  pnum: 'Proportional figures',
  pwid: 'Proportional widths',
  qwid: 'Quarter widths',
  rand: 'Randomize',
  ruby: 'Ruby forms',
  salt: 'Stylistic alternates',
  sinf: 'Scientific inferiors',
  smcp: 'Small capitals',
  smpl: 'Simplified forms',
  subs: 'Subscript',
  sups: 'Superscript',
  swsh: 'Swashes',
  titl: 'Titling capitals',
  tnam: 'Traditional name forms',
  tnum: 'Tabular figures',
  trad: 'Traditional forms',
  twid: 'Third widths',
  unic: 'Unicase',
  vert: 'Vertical forms',
  vrt2: 'Vertical forms and rotation',
  zero: 'Slashed zero',
}

export function isAlwaysOn(tag: string): boolean {
  return ALWAYS_ON.has(tag)
}

export function standardFeatureName(tag: string): string {
  const number = Number(tag.slice(2))
  if (/^ss\d\d$/.test(tag)) return `Stylistic set ${number}`
  if (/^cv\d\d$/.test(tag)) return `Character variant ${number}`
  return STANDARD_NAMES[tag] ?? tag
}
