import { ShopError } from '@/domain/shop-error'

export type FailureReason = 'time' | 'memory' | 'crash' | 'error'

/** The work on a font was given up. The process that did it has been replaced. */
export class FontJobFailed extends ShopError {
  constructor(
    readonly reason: FailureReason,
    sentence: string,
  ) {
    super('font_job_failed', 400, sentence)
  }
}
