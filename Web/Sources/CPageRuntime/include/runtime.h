#pragma once

// Nothing to call: Swift's runtime finds these functions by their names.
