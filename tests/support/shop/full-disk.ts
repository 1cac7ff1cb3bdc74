/** Imported before anything of the shop: no disk has as much room as this one wants to keep free. */
process.env.DISK_FLOOR = '1000000000'
