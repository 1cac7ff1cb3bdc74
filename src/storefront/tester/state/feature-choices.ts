import type { Feature } from '@/domain/catalogue/typeface-view'

/** Features a script requires, or that list all others: nothing to choose. */
const NOT_A_CHOICE = new Set(
  (
    'aalt abvs akhn blwf blws ccmp cjct fin2 fin3 fina half haln init isol ljmo locl ltra ltrm ' +
    'mark med2 medi mkmk nukt pref pres pstf psts rclt rkrf rlig rphf rtla rtlm rvrn stch tjmo vatu vjmo'
  ).split(' '),
)

const SPECIMENS: Record<string, string> = {
  afrc: '1/2 7/8',
  c2pc: 'HAM',
  c2sc: 'HAM',
  calt: 'offer',
  case: '(H)–¿?',
  clig: 'ct st',
  dlig: 'ct st',
  dnom: '1234',
  frac: '1/2 7/8',
  hist: 'ſame',
  hlig: 'ſt ct',
  liga: 'fi fl',
  lnum: '1967',
  numr: '1234',
  onum: '1967',
  ordn: '1a 2o',
  pcap: 'Ham',
  pnum: '1971',
  salt: 'agy&',
  sinf: 'H2O',
  smcp: 'Ham',
  subs: 'H2O',
  sups: 'x23',
  swsh: 'A&Q',
  titl: 'TITLE',
  tnum: '1971',
  unic: 'Ham',
  zero: '1000',
}

const UNKNOWN_SPECIMEN = 'Hagy&1'

/** The features a visitor may switch, in the order of the typeface. */
export function choosableFeatures(features: Feature[]): Feature[] {
  return features.filter(({ tag }) => !NOT_A_CHOICE.has(tag))
}

/** A few letters that show the feature. */
export function featureSpecimen(tag: string): string {
  return SPECIMENS[tag] ?? UNKNOWN_SPECIMEN
}
