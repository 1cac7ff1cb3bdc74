import type { SeedTypeface } from './demo-foundry'
import { alegreya } from './typefaces/alegreya'
import { bricolageGrotesque } from './typefaces/bricolage-grotesque'
import { bungee } from './typefaces/bungee'
import { cormorant } from './typefaces/cormorant'
import { fountSerif } from './typefaces/fount-serif'
import { fraunces } from './typefaces/fraunces'
import { geist } from './typefaces/geist'
import { instrumentSerif } from './typefaces/instrument-serif'
import { recursive } from './typefaces/recursive'
import { recursiveMonoCasual } from './typefaces/recursive-mono-casual'
import { recursiveMonoLinear } from './typefaces/recursive-mono-linear'
import { recursiveSansCasual } from './typefaces/recursive-sans-casual'
import { recursiveSansLinear } from './typefaces/recursive-sans-linear'
import { syne } from './typefaces/syne'
import { unbounded } from './typefaces/unbounded'
import { vazirmatn } from './typefaces/vazirmatn'
import { youngSerif } from './typefaces/young-serif'

/** In the order of the catalogue; a parent comes before its children. */
export const DEMO_TYPEFACES: SeedTypeface[] = [
  fraunces,
  unbounded,
  cormorant,
  geist,
  instrumentSerif,
  syne,
  vazirmatn,
  bricolageGrotesque,
  alegreya,
  recursive,
  recursiveSansLinear,
  recursiveSansCasual,
  recursiveMonoLinear,
  recursiveMonoCasual,
  youngSerif,
  bungee,
  fountSerif,
]
