export type FailureReason = 'time' | 'memory' | 'crash' | 'error'

/** The work on a font was given up. The process that did it has been replaced. */
export class FontJobFailed extends Error {
  readonly code = 'font_job_failed'
  readonly status = 400

  constructor(
    readonly reason: FailureReason,
    sentence: string,
  ) {
    super(sentence)
    this.name = 'FontJobFailed'
  }
}
