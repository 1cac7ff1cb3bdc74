import type { LineMeasure } from '@/domain/catalogue/line-measure'

import type { MeasureJob } from '../font-job'

type ReadFont = (path: string) => Promise<Uint8Array>

export async function measureName(_job: MeasureJob, _readFont: ReadFont): Promise<LineMeasure> {
  throw new Error('Names are not measured yet.')
}
