process.chdir(process.argv[2]);
const { checkContent } = await import('#app/content-check.server.ts');
try { checkContent(); console.log('valid') } catch (e) { console.log(e.message) }
