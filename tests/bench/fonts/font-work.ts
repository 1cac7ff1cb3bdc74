import { readFileSync } from 'node:fs'
import type { DeriveJob, Recipe } from '../../../src/fonts/font-job'
import { chosenCharacters } from '../../../src/fonts/recipes/character-sets'
import { readSfnt } from '../../../src/fonts/sfnt/read-sfnt'

const MASTERS = 'src/seed/masters'

/**
 * Six masters of the demo foundry: both outline formats, static and variable, small and large, one of them Arabic. The
 * variable ones have no axis but the weight, which is what the native subsetter can keep; it cannot pin others.
 */
export const SIX_MASTERS = [
  { name: 'Fraunces', file: `${MASTERS}/fraunces/Fraunces-Regular.ttf` },
  { name: 'Fount Serif', file: `${MASTERS}/fount-serif/FountSerif-Regular.otf` },
  { name: 'Alegreya', file: `${MASTERS}/alegreya/Alegreya-Regular.ttf` },
  { name: 'Unbounded', file: `${MASTERS}/unbounded/Unbounded-Regular.ttf` },
  { name: 'Geist', file: `${MASTERS}/geist/Geist-Variable.ttf` },
  { name: 'Vazirmatn', file: `${MASTERS}/vazirmatn/Vazirmatn-Variable.ttf` },
]

export type Master = (typeof SIX_MASTERS)[number]
export type Work = {
  name: string
  recipe: (master: Master) => Recipe
  /** The same work as a line of commands: from the master to `out`. */
  native: (master: Master, out: string) => string
}

const TRIAL_FEATURES =
  'kern,liga,clig,calt,ccmp,locl,rlig,rvrn,mark,mkmk,init,medi,fina,isol,curs,dist'
const BRIEF = "--no-hinting --name-IDs='' --drop-tables+=STAT,DSIG,meta,gasp"

/** Both sides pack with Brotli at 11, the native tool's only quality. */
export const FONT_WORK: Work[] = [
  {
    name: 'WOFF2',
    recipe: () => ({ recipe: 'woff2', brotliQuality: 11 }),
    native: ({ file }, out) => `cp ${file} ${out}.ttf; woff2_compress ${out}.ttf 2>/dev/null`,
  },
  {
    name: 'preview',
    recipe: () => ({ recipe: 'preview', brotliQuality: 11 }),
    native: ({ file }, out) =>
      packed(out, [
        `hb-subset ${file} --unicodes=${charactersOf(file, 'standard')}`,
        `--layout-features='*' --layout-features-=aalt ${BRIEF}`,
      ]),
  },
  {
    name: 'menu',
    recipe: ({ name }) => ({ recipe: 'menu', text: name, brotliQuality: 11 }),
    native: ({ file, name }, out) => packed(out, [`hb-subset ${file} --text='${name}' ${BRIEF}`]),
  },
  {
    name: 'trial',
    recipe: ({ name }) => ({ recipe: 'trial', familyName: name }),
    native: ({ file }, out) =>
      [
        `hb-subset ${file} --unicodes=${charactersOf(file, 'basic')} --name-IDs='*'`,
        `--layout-features=${TRIAL_FEATURES} -o ${out}.out`,
      ].join(' '),
  },
]

export function jobOf(work: Work, master: Master, out: string): DeriveJob {
  return { kind: 'derive', master: master.file, out, ...work.recipe(master) }
}

function charactersOf(file: string, set: 'basic' | 'standard'): string {
  const codes = chosenCharacters(readSfnt(readFileSync(file)), { set })
  return codes.map((code) => code.toString(16)).join(',')
}

function packed(out: string, subset: string[]): string {
  return `${subset.join(' ')} -o ${out}.ttf; woff2_compress ${out}.ttf 2>/dev/null`
}
