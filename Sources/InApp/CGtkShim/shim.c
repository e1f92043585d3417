#include "cgtkshim.h"
