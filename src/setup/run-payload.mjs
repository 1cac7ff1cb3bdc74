// Runs Payload's command line: `node --conditions=production src/setup/run-payload.mjs migrate`. The condition chooses the
// editor's finished build: the other is chosen by an await while it loads, which now and then never comes back; Node then
// sees nothing to wait for and would leave with success, the work undone. Payload itself always ends by an exit.
process.once('beforeExit', () => {
  console.error('Payload stopped before its work was done. Run the command again.')
  process.exit(1)
})
await import(new URL('../../node_modules/payload/bin.js', import.meta.url).href)
