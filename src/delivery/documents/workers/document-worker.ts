import { renderEInvoice } from '../render-e-invoice'
import { renderEulaPdf, renderLicencePdf } from '../licence-pdf'
import { renderInvoicePdf } from '../invoice-pdf'
import { renderQuotePdf } from '../quote-pdf'
import type { DocumentJob, SetDocument } from './set-document'

/** The thread's side of setDocument. */
export default async function setInThread(job: DocumentJob): Promise<SetDocument> {
  switch (job.kind) {
    case 'invoice':
      return setInvoice(job)
    case 'licence':
      return { pdf: await renderLicencePdf(job.licence), dataFailure: null }
    case 'quote':
      return { pdf: await renderQuotePdf(job), dataFailure: null }
    case 'eula':
      return { pdf: await renderEulaPdf(job.eula), dataFailure: null }
  }
}

type InvoiceJob = Extract<DocumentJob, { kind: 'invoice' }>

async function setInvoice({ contents, faces }: InvoiceJob): Promise<SetDocument> {
  let xml: string | null = null
  let dataFailure: string | null = null
  try {
    xml = await renderEInvoice(contents)
  } catch (error) {
    // What the standard does not know, such as a currency, leaves the paper as good as it is.
    dataFailure = error instanceof Error ? error.message : String(error)
  }
  return { pdf: await renderInvoicePdf({ contents, xml, faces }), dataFailure }
}
