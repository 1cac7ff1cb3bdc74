import type { MeasureJob } from '../font-job'
import { FontRefused } from '../font-refused'
import { ShapedFont } from '../harfbuzz/shaped-font'
import { readAxes } from '../inspect/read-axes'
import { readMetrics } from '../inspect/read-metrics'
import { readSfnt } from '../sfnt/read-sfnt'
import { requireTable } from '../sfnt/sfnt'
import { planSamples, stillPath, type Sample, type WeightPath } from './plan-samples'

export type ReadFont = (path: string) => Promise<Uint8Array>

/** The text that every cut must hold the letters of. */
type Family = Pick<MeasureJob, 'text' | 'cuts' | 'isStill'>

/** The masters of a family, each read once, and the weights of its animation. */
export async function openFamily(job: Family, readFont: ReadFont) {
  const masters = await readMasters(job, readFont)
  const sfntOf = (cut: { master: string }) => readSfnt(masters(cut.master))
  const path: WeightPath = job.isStill
    ? stillPath(job.cuts)
    : planSamples(job.cuts.map((cut) => ({ ...cut, axes: readAxes(sfntOf(cut)) })))
  const first = sfntOf(path.samples[0])
  const { ascender, descender } = readMetrics(first)
  const em = requireTable(first, 'head').u16(18)

  return {
    path,
    fontAt: ({ master, coordinates }: Sample) =>
      openCovering(job.text, masters(master), coordinates),
    /** Of the first sample, in em. */
    ascender: ascender / em,
    descender: descender / em,
  }
}

async function readMasters({ cuts }: Family, readFont: ReadFont) {
  const paths = [...new Set(cuts.map((cut) => cut.master))]
  const files = await Promise.all(paths.map(async (path) => [path, await readFont(path)] as const))
  const byPath = new Map(files)
  return (path: string): Uint8Array => byPath.get(path) ?? new Uint8Array()
}

function openCovering(text: string, master: Uint8Array, coordinates: Record<string, number>) {
  const font = new ShapedFont(master, coordinates)
  if (!font.covers(text)) throw new FontRefused(`This font lacks letters of “${text}”.`)
  return font
}
