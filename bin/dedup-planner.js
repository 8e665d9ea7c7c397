#!/usr/bin/env node
import module from 'node:module';

// From Node 22.1 on, the compiled bundle is kept between runs.
module.enableCompileCache?.();
await import('../dist/bundle/cli.js');
