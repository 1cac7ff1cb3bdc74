import { renderSpecimenPdf, type SpecimenJob } from './specimen-pdf'

/** What the child process answers to its one job. */
export type SpecimenAnswer = { pdf: Uint8Array } | { failure: string }

process.once('message', (job: SpecimenJob) => {
  void renderSpecimenPdf(job)
    .then((pdf): SpecimenAnswer => ({ pdf }))
    .catch((error: unknown): SpecimenAnswer => ({ failure: String(error) }))
    .then((answer) => process.send?.(answer, () => process.disconnect()))
})
