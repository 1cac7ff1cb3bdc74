import './invoice-export.css'

/** Above the list: a month of it as a table, for who keeps the books. */
export function InvoiceExport() {
  return (
    <form className="invoice-export" action="/api/invoices/export" method="get">
      <label htmlFor="invoice-month">A month for the books</label>
      <input id="invoice-month" name="month" type="month" required />
      <button type="submit">Download as CSV</button>
    </form>
  )
}
