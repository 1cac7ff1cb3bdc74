import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { UploadFamily, UploadState } from '@/domain/catalogue/upload/upload-answer'
import type { Upload } from '@/payload-types'
import { claimUpload, type FamilyNotes, updateOwnUpload } from '../records/uploads'

/** A runner that has not renewed its lease for this long has ended with its process. */
const LEASE_MS = 20_000
const RENEW_EVERY_MS = 5_000

/** Another process carries this upload out by now: the rest is its work. */
export class LeaseIsLost extends Error {
  override readonly name = 'LeaseIsLost'
}

/** The right to carry an upload out, renewed while the work goes on. */
export class UploadLease implements Disposable {
  readonly #renewal = setInterval(() => void this.#renew(), RENEW_EVERY_MS)
  #isHeld = true
  /** Whatever failed under this lease, as it was thrown. */
  readonly failures: unknown[] = []

  private constructor(
    readonly payload: Payload,
    readonly upload: string,
    readonly runner: string,
  ) {
    this.#renewal.unref()
  }

  /** null: another process was first. */
  static async acquire(
    payload: Payload,
    upload: Upload,
    { notes }: { notes?: FamilyNotes[] } = {},
  ): Promise<UploadLease | null> {
    const runner = randomUUID()
    const acquired = await claimUpload(payload, upload, { runner, leaseUntil: leaseEnd(), notes })
    return acquired ? new UploadLease(payload, upload.id, runner) : null
  }

  assertHeld(): void {
    if (!this.#isHeld) throw new LeaseIsLost()
  }

  async saveFamilies(families: UploadFamily[]): Promise<void> {
    await this.#write({ families })
  }

  async end(state: UploadState): Promise<void> {
    await this.#write({ state })
  }

  /** Work that still runs under this lease stops at its next step. */
  [Symbol.dispose](): void {
    this.#isHeld = false
    clearInterval(this.#renewal)
  }

  async #renew(): Promise<void> {
    await this.#write({ leaseUntil: leaseEnd().toISOString() }).catch((error: unknown) => {
      if (!(error instanceof LeaseIsLost)) this.payload.logger.warn({ err: error })
    })
  }

  async #write(data: Parameters<typeof updateOwnUpload>[2]): Promise<void> {
    const { payload, upload: id, runner } = this
    this.#isHeld = await updateOwnUpload(payload, { id, runner }, data)
    this.assertHeld()
  }
}

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_MS)
}
